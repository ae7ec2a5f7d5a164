// What web/words.ts makes: how to fetch the words of each language, by part.
declare module "virtual:words" {
  type Part = "pages" | "rulebook" | "lessons" | "verify";
  const words: Record<string, Record<Part, () => Promise<{ default: string }>>>;
  export default words;
}
