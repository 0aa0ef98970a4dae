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
  const clicked: HTMLElement[] = [];
  let isAnswering = false;
  const isForScripts = ({ type, form, popoverTargetElement }: HTMLButtonElement) =>
    type === 'button' ? !popoverTargetElement : form !== null && !form.hasAttribute('action');
  const keep = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (isAnswering || !button || !isForScripts(button)) return;
    // Otherwise it would be answered twice where the scripts are half here, or before one that came earlier.
    event.stopImmediatePropagation();
    event.preventDefault();
    clicked.push(button);
  };
  // Each in a turn of its own, so that the second sees what the first changed.
  const answer = () => {
    const button = clicked.shift();
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

/**
 * Whoever goes back before scripts are here changes the address alone, so the page is loaded anew for it. Becomes the
 * text of an inline script, as `keepEarlyClicks` does, and ends with it.
 */
export const followEarlyReturn = (): void => {
  const address = () => location.pathname + location.search;
  const served = address();
  window.addEventListener('popstate', () => {
    if (window.answerEarlyClicks && address() !== served) location.reload();
  });
};

/**
 * Runs the page's first module once the page is loaded and painted, or before if somebody already uses it. Becomes the
 * text of an inline script, so it must need nothing from around it.
 */
export const startWhenShown = (module: string, preloads: string[]): void => {
  const nonce = document.currentScript?.nonce ?? '';
  const signs = ['pointerdown', 'keydown', 'load'];
  const start = () => {
    for (const sign of signs) window.removeEventListener(sign, listen, true);
    for (const href of preloads) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = nonce;
    script.textContent = module;
    document.body.append(script);
  };
  const listen = ({ type }: Event) => {
    if (type !== 'load') start();
    else requestAnimationFrame(() => setTimeout(start));
  };
  for (const sign of signs) window.addEventListener(sign, listen, true);
};
