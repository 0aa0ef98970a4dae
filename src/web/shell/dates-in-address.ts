import { type MiddlewareFunction, redirect } from 'react-router';
import { languageContext } from '../languages/language-context.ts';
import { today } from '../ui/dates.ts';
import { readDate } from '../ui/form/typed-date.ts';

const isDate = (name: string) => /^(from|to|until)$|Date$/.test(name);

/** A form sent without scripts has its dates as they were written: leads to the address with `YYYY-MM-DD`. */
export const plainDates: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { pathname, searchParams } = new URL(request.url);
  // A browser reads `//name` as an address of another site.
  const path = pathname.replace(/^\/+/, '/');
  const query = new URLSearchParams(searchParams);
  for (const [name, text] of searchParams) {
    const date = isDate(name) && readDate(text, { language: context.get(languageContext), today: today(Date.now()) });
    if (date) query.set(name, date);
  }
  return request.method !== 'GET' || `${query}` === `${searchParams}` ? next() : redirect(`${path}?${query}`);
};
