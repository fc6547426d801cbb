/** A press that takes longer is none to wait for (ms). */
const longestPress = 1000;

/** Between lifting a finger and the click that comes of it (ms). */
const untilClick = 50;

const waiting: (() => void)[] = [];
let isPressed = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Runs the work now, or once nothing is pressed: what moves away under a finger takes its press with it. */
export function whenReleased(work: () => void): void {
  if (isPressed) waiting.push(work);
  else work();
}

function press(): void {
  isPressed = true;
  releaseIn(longestPress);
}

function releaseIn(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    isPressed = false;
    for (const work of waiting.splice(0)) work();
  }, ms);
}

function release(): void {
  if (isPressed) releaseIn(untilClick);
}

globalThis.addEventListener?.('pointerdown', press, { capture: true, passive: true });
for (const end of ['pointerup', 'pointercancel', 'blur'])
  globalThis.addEventListener?.(end, release, { capture: true, passive: true });
