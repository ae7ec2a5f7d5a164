// Which page is shown: what comes after the # in the address. It never reaches a server.

const parts = (): string[] => {
  try {
    return location.hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  } catch {
    return []; // not an address that we have made
  }
};

export const route = $state({ parts: parts() });

addEventListener("hashchange", () => {
  route.parts = parts();
});

/** Go to a page: `go("room", name)`. */
export function go(...to: string[]): void {
  location.hash = `/${to.map(encodeURIComponent).join("/")}`;
}

export const link = (...to: string[]): string => `#/${to.map(encodeURIComponent).join("/")}`;
