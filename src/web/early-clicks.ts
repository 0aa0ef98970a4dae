declare global {
  interface Window {
    /** Clicks again, in their order, what was kept; gone once nothing is left and no more is kept. */
    answerEarlyClicks?: () => void;
  }
}

/**
 * Keeps clicks on buttons that only scripts answer until they are here. Links, forms that lead somewhere and what opens
 * by itself answer without. Becomes the text of an inline script, so it must need nothing from around it.
 */
export const keepEarlyClicks = (): void => {
  const kept: HTMLElement[] = [];
  let isAnswering = false;
  const isForScripts = ({ type, form, popoverTargetElement }: HTMLButtonElement) =>
    type === 'button' ? !popoverTargetElement : form !== null && !form.hasAttribute('action');
  const keep = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (isAnswering || !button || !isForScripts(button)) return;
    // Otherwise it would be answered twice where the scripts are half here, or before one that came earlier.
    event.stopImmediatePropagation();
    event.preventDefault();
    kept.push(button);
  };
  // Each in a turn of its own, so that the second sees what the first changed.
  const answer = () => {
    const button = kept.shift();
    if (!button) {
      window.removeEventListener('click', keep, true);
      delete window.answerEarlyClicks;
      return;
    }
    isAnswering = true;
    button.click();
    isAnswering = false;
    setTimeout(answer);
  };
  window.addEventListener('click', keep, true);
  window.answerEarlyClicks = answer;
};
