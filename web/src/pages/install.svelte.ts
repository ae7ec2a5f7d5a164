// Installing the pages as an app: some browsers offer it, on Apple's devices the user has to do it.

/** What browsers that can install an app send beforehand; not in the standard types. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

export const installing: { offer: Offer | null } = $state({ offer: null });

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault(); // the page asks when the player wants it
  installing.offer = event as Offer;
});
addEventListener("appinstalled", () => (installing.offer = null));

const installed = (): boolean => matchMedia("(display-mode: standalone)").matches;
// An iPad says that it is a Mac, but no Mac has a touch screen.
const byApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Where only the menu for sharing installs an app. */
export const byHand = (): boolean => byApple() && !installed();
