// What a player has chosen for this browser.

export type Theme = "auto" | "light" | "dark";

const kept = <T extends string>(key: string, fallback: T): T => (localStorage.getItem(key) as T | null) ?? fallback;

export const preferences = $state({
  name: kept<string>("name", ""),
  theme: kept<Theme>("theme", "auto"),
  sound: kept<"on" | "off">("sound", "on"),
  sort: kept<"colour" | "number">("sort", "colour"),
});

export function prefer<K extends keyof typeof preferences>(key: K, value: (typeof preferences)[K]): void {
  preferences[key] = value;
  localStorage.setItem(key, value);
  if (key === "theme") showTheme();
}

export function showTheme(): void {
  if (preferences.theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = preferences.theme;
}
