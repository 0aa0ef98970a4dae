import type { Handle } from '../../shell/handle.ts';
import { Alerts } from './alerts.tsx';
import { Badges } from './badges.tsx';
import { BusyButton } from './busy-button.tsx';
import { Buttons } from './buttons.tsx';
import { Calendar } from './calendar.tsx';
import { Choices } from './choices.tsx';
import { Colours } from './colours.tsx';
import './components.css';
import { Dialogs } from './dialogs.tsx';
import { Drawings } from './drawings.tsx';
import { Fields } from './fields.tsx';
import { Journey } from './journey.tsx';
import { Timelines } from './timelines.tsx';
import { Toasts } from './toasts.tsx';
import { TypeSizes } from './type-sizes.tsx';
import { useShownStates } from './use-shown-states.ts';
import { Waiting } from './waiting.tsx';

export const handle: Handle = { words: ['audit'] };

/**
 * `/dev/components`: every piece of `web/ui` in every state, in both themes, for developers and in English only. No page
 * links here and no search engine keeps it; it shows invented texts and no data.
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
