import { createContext } from 'react-router';
import type { Language } from './language.ts';

/** The language of the page that is being made: `context.get(languageContext)`. Decided by the root's middleware. */
export const languageContext = createContext<Language>('en');
