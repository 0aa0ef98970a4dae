declare global {
  interface Window {
    /** Ends the keeping and answers the buttons that were clicked. */
    takeEarlyClicks?: () => HTMLElement[];
  }
}

/**
 * Keeps clicks on buttons that only scripts answer until they are here. Links, forms and what opens by itself answer
 * without. Becomes the text of an inline script, so it must need nothing from around it.
 */
export const keepEarlyClicks = (): void => {
  const kept: HTMLElement[] = [];
  const keep = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button[type=button]') : null;
    if (!(button instanceof HTMLElement) || button.hasAttribute('popovertarget')) return;
    // Otherwise it would be answered twice where the scripts are half here.
    event.stopImmediatePropagation();
    kept.push(button);
  };
  window.addEventListener('click', keep, true);
  window.takeEarlyClicks = () => {
    window.removeEventListener('click', keep, true);
    return kept.splice(0);
  };
};

/** Clicks again, now that it is answered, what was clicked before the page was alive. */
export const repeatEarlyClicks = (): void => {
  // Each as a turn of its own, so that the second sees what the first changed.
  for (const button of window.takeEarlyClicks?.() ?? []) setTimeout(() => button.click());
};
