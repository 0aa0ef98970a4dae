import type { Handle } from '../../shell/handle.ts';
import { Alerts } from './alerts.tsx';
import { Badges } from './badges.tsx';
import { Buttons } from './buttons.tsx';
import { Calendar } from './calendar.tsx';
import { Choices } from './choices.tsx';
import { Colours, TypeSizes } from './colours-and-type.tsx';
import { BusyButton, Toasts, Waiting } from './feedback.tsx';
import './components.css';
import { useEffect } from 'react';
import { onlyForDevelopers } from '../only-for-developers.ts';
import type { Route } from './+types/components';
import { Dialogs } from './dialogs.tsx';
import { Drawings } from './drawings.tsx';
import { Fields } from './fields.tsx';
import { Journey } from './journey.tsx';
import { shownRules } from './shown-states.ts';
import { Timelines } from './timelines.tsx';

export const handle: Handle = { words: ['audit'] };

export const loader = ({ context }: Route.LoaderArgs) => {
  onlyForDevelopers(context);
  return null;
};

/**
 * `/dev/components`: every piece of `web/ui` in every state, in both themes, for developers and in English only. No
 * page links here and search engines do not index it; it shows invented texts and no data.
 */
const Components = () => {
  useShownStates();
  return (
    <div lang="en" className="mx-auto w-full max-w-400 px-4 pt-8 pb-16 md:px-6">
      <title>Components</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-3xl leading-tight tracking-tight">Components</h1>
      <p className="mt-2 max-w-[68ch] text-muted">
        Every piece in every state, in both themes. For those who build the pages. The names are invented; what a piece
        says by itself follows the language of the site.
      </p>
      <Colours />
      <TypeSizes />
      <Buttons />
      <BusyButton />
      <Fields />
      <Choices />
      <Calendar />
      <Badges />
      <Alerts />
      <Dialogs />
      <Toasts />
      <Waiting />
      <Journey />
      <Timelines />
      <Drawings />
    </div>
  );
};
export default Components;

/** Makes `data-shows="hover"`, `active`, `focus` and `focus-visible` simulate the state, on this page only. */
const useShownStates = (): void =>
  useEffect(() => {
    const shown = new CSSStyleSheet();
    shown.replaceSync([...document.styleSheets].map((sheet) => shownRules(sheet.cssRules)).join(''));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, shown];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== shown);
    };
  }, []);
