import { createContext } from 'react-router';
import type { Language } from './language.ts';

/** The language of the page being rendered: `context.get(languageContext)`. Set by the root's middleware. */
export const languageContext = createContext<Language>('en');
