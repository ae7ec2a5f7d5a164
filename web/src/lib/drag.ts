// Dragging with mouse, pen or finger. On the table a finger scrolls, so there it has to rest first; one
// that has only rested has tapped.

const FAR = 6; // pixels
const REST = 220; // milliseconds

export interface Dragging {
  /** The piece under the pointer is to be dragged; false: it stays. */
  begin(piece: number, x: number, y: number): boolean;
  move(x: number, y: number): void;
  drop(x: number, y: number): void;
  cancel(): void;
}

/** Lets the pieces (`data-piece`) inside an element be dragged; an attachment. */
export const draggable = (to: Dragging) => (root: HTMLElement): (() => void) => {
  let held: { piece: number; pointer: number; x: number; y: number; rests: boolean; moved: boolean; timer: number } | null = null;
  let dragging = false;

  const begin = (): void => {
    if (!held || dragging || !to.begin(held.piece, held.x, held.y)) return;
    dragging = true;
  };
  const end = (): void => {
    clearTimeout(held?.timer);
    held = null;
    dragging = false;
  };

  const down = (event: PointerEvent): void => {
    const piece = (event.target as Element).closest<HTMLElement>("[data-piece]");
    if (!event.isPrimary) return cancel(); // two fingers are not a drag
    if (!piece || event.button !== 0) return;
    const rests = event.pointerType === "touch" && !piece.closest("[data-place=rack]");
    const timer = rests ? window.setTimeout(begin, REST) : 0;
    held = { piece: Number(piece.dataset.piece), pointer: event.pointerId, x: event.clientX, y: event.clientY, rests, moved: false, timer };
  };
  const move = (event: PointerEvent): void => {
    if (!held || event.pointerId !== held.pointer) return;
    if (event.pointerType === "mouse" && event.buttons === 0) return cancel(); // let go elsewhere
    const far = Math.hypot(event.clientX - held.x, event.clientY - held.y) > FAR;
    if (!dragging && far && held.rests) return end();
    if (!dragging && far) begin();
    if (dragging && far && !held.moved) {
      held.moved = true;
      root.setPointerCapture(held.pointer); // not before: the click of a tap would be the root's
    }
    if (dragging) to.move(event.clientX, event.clientY);
  };
  const up = (event: PointerEvent): void => {
    if (!held || event.pointerId !== held.pointer) return;
    if (dragging && !held.moved) to.cancel();
    else if (dragging) {
      // The click that follows is not meant.
      const swallow = (click: Event): void => {
        click.stopPropagation();
        click.preventDefault();
      };
      root.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => root.removeEventListener("click", swallow, { capture: true }), 50);
      to.drop(event.clientX, event.clientY);
    }
    end();
  };
  const cancel = (): void => {
    if (dragging) to.cancel();
    end();
  };
  const stay = (event: Event): void => {
    if (dragging && event.cancelable) event.preventDefault();
  };
  const menu = (event: Event): void => {
    if (held) event.preventDefault();
  };

  root.addEventListener("pointerdown", down);
  // On the window: a quick hand has left the element before it has moved far enough.
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", cancel);
  root.addEventListener("touchmove", stay, { passive: false });
  root.addEventListener("contextmenu", menu);
  return () => {
    end();
    root.removeEventListener("pointerdown", down);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", cancel);
    root.removeEventListener("touchmove", stay);
    root.removeEventListener("contextmenu", menu);
  };
};
