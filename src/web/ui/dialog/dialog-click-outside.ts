/**
 * Calls `run` on a click on the backdrop of an open dialog; returns a function that removes the listeners. A press
 * that began inside, such as when selecting text, does not count, wherever it ends.
 */
export const onClickOutside = (dialog: HTMLDialogElement, run: () => void): (() => void) => {
  const stop = new AbortController();
  let isPressedBeside = false;
  const press = ({ target }: Event) => {
    isPressedBeside = target === dialog;
  };
  const click = ({ target }: Event) => {
    if (isPressedBeside && target === dialog) run();
  };
  dialog.addEventListener('pointerdown', press, { signal: stop.signal });
  dialog.addEventListener('click', click, { signal: stop.signal });
  return () => stop.abort();
};
