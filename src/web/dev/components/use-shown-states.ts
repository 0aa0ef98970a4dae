import { useEffect } from 'react';
import { shownRules } from './shown-states.ts';

/** Lets `data-shows="hover"`, `active`, `focus` and `focus-visible` stand for the state, on this page only. */
export const useShownStates = (): void =>
  useEffect(() => {
    const shown = new CSSStyleSheet();
    shown.replaceSync([...document.styleSheets].map((sheet) => shownRules(sheet.cssRules)).join(''));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, shown];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== shown);
    };
  }, []);
