import type { ComponentType } from 'react';
import { StaticRouter } from 'react-router';
import { usePageWords, WordsContext } from '../languages/use-words.ts';

// In development every part is rendered, because its code changes.
const server = import.meta.env.SSR && import.meta.env.PROD ? await import('react-dom/server') : null;

/** Some megabytes; the oldest go first. */
const MOST = 1_500;

/**
 * A list item that the server renders once for equal props and keeps; the browser hydrates what it gets as usual. Its
 * content may use words and links, and no `useId` or other context. `addresses`: the props that lead elsewhere, which
 * differ between searches and are put in afterwards.
 */
export const keptItem = <Props extends object, Address extends keyof Props & string>(
  Part: ComponentType<Props>,
  addresses: readonly Address[],
) => {
  const kept = new Map<string, string>();
  const places = Object.fromEntries(addresses.map((name, index) => [name, `/-/address/${index}-`]));

  const remember = (key: string, render: () => string): string => {
    const markup = kept.get(key) ?? render();
    kept.delete(key);
    kept.set(key, markup);
    const [oldest] = kept.keys();
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    return markup;
  };

  return ({ className, ...given }: Props & { className: string }) => {
    const words = usePageWords();
    const props = given as unknown as Props;
    if (!server)
      return (
        <li className={className}>
          <Part {...props} />
        </li>
      );
    const alike = { ...props, ...places };
    const markup = remember(`${words.language} ${JSON.stringify(alike)}`, () =>
      server.renderToString(
        <WordsContext value={words}>
          <StaticRouter location="/">
            <Part {...alike} />
          </StaticRouter>
        </WordsContext>,
      ),
    );
    const whole = addresses.reduce(
      (text, name) => text.replaceAll(places[name] ?? '', escaped(String(props[name]))),
      markup,
    );
    return <li className={className} dangerouslySetInnerHTML={{ __html: whole }} />;
  };
};

const escaped = (address: string) => address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
