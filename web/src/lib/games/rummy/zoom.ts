// Larger and smaller with two fingers or the wheel; a mouse also pulls the table.

const PINCHED = 250; // of a wheel, with the control key: how much makes tiles larger by e

/** An attachment for what scrolls: says by how much the tiles are to grow. */
export const pinched = (grow: (by: number, y: number) => void) => (cloth: HTMLElement): (() => void) => {
  let apart = 0;
  const distance = ([a, b]: TouchList): number => (a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0);
  const touched = ({ touches }: TouchEvent): void => {
    apart = touches.length === 2 ? distance(touches) : 0;
  };
  const moved = (event: TouchEvent): void => {
    if (!apart || event.touches.length !== 2) return;
    event.preventDefault();
    const now = distance(event.touches);
    const [a, b] = event.touches;
    grow(now / apart, ((a?.clientY ?? 0) + (b?.clientY ?? 0)) / 2);
    apart = now;
  };
  const wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    grow(Math.exp(-event.deltaY / PINCHED), event.clientY);
  };

  let pulled: { y: number; top: number } | null = null;
  const down = (event: PointerEvent): void => {
    const free = !(event.target as Element).closest("button, a");
    if (event.pointerType === "mouse" && event.button === 0 && free) pulled = { y: event.clientY, top: cloth.scrollTop };
  };
  const pull = (event: PointerEvent): void => {
    if (pulled) cloth.scrollTop = pulled.top + pulled.y - event.clientY;
  };
  const release = (): void => {
    pulled = null;
  };

  const gone = new AbortController();
  const { signal } = gone;
  cloth.addEventListener("touchstart", touched, { signal, passive: true });
  cloth.addEventListener("touchend", touched, { signal });
  cloth.addEventListener("touchmove", moved, { signal, passive: false });
  cloth.addEventListener("wheel", wheel, { signal, passive: false });
  cloth.addEventListener("pointerdown", down, { signal });
  addEventListener("pointermove", pull, { signal });
  addEventListener("pointerup", release, { signal });
  return () => gone.abort();
};
