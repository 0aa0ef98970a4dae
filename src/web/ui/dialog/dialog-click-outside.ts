/**
 * Runs on a click on the overlay around an open dialog, whose content fills it; answers how to stop. A press that began
 * inside, such as marking text, is no click beside it, wherever it ends.
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
