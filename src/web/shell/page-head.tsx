import { useLocation } from 'react-router';
import { otherLanguage } from '../languages/language.ts';
import { languageIn } from '../languages/language-in-address.ts';
import { useLanguage } from '../languages/use-language.ts';
import { canonicalOf, versionsOf } from './addresses.ts';
import { type RootFacts, useRootIfAny } from './use-site.ts';

/** A picture of 1200 x 630 pixels, by its path. */
type SharedPicture = Readonly<{
  path: string;
  /** The alternative text. */
  alt: string;
}>;

type Props = {
  /** The title without the site's name, which is added. */
  title: string;
  /** At most 160 characters are shown. */
  description?: string;
  /**
   * The page's canonical path, with the parameters that identify it; by default the current path without parameters.
   */
  path?: string;
  /**
   * False: search engines do not index the page, but follow its links; it has a canonical address only if `path` is
   * set.
   */
  isIndexed?: boolean;
  /** The picture shown where the page is shared; by default the site's. */
  picture?: SharedPicture;
};

/** The head elements for browsers, search engines and link previews. React moves them into the head. */
export const PageHead = ({ title, description = '', path, isIndexed = true, picture }: Props) => {
  const root = useRootIfAny();
  const { pathname, search } = useLocation();
  const own = path ?? (isIndexed ? pathname : null);
  const text = shortened(description);
  const url = root && own ? canonicalOf(root.origin, own, languageIn(new URLSearchParams(search))) : null;
  return (
    <>
      <title>{root ? `${title} - ${root.site.name}` : title}</title>
      {text && <meta name="description" content={text} />}
      {!isIndexed && <meta name="robots" content="noindex, follow" />}
      {root && own && url && (
        <>
          <link rel="canonical" href={url} />
          {versionsOf(root.origin, own).map((version) => (
            <link key={version.hrefLang} rel="alternate" {...version} />
          ))}
          <SharedAs title={title} description={text} url={url} picture={picture} root={root} />
        </>
      )}
    </>
  );
};

type SharedProps = {
  title: string;
  description: string;
  url: string;
  picture: SharedPicture | undefined;
  root: RootFacts;
};

const locales = { en: 'en_US', th: 'th_TH' } as const;

/** How a link to the page looks in chats and social networks (Open Graph; X reads the same plus its card tag). */
const SharedAs = ({ title, description, url, picture, root: { origin, site } }: SharedProps) => {
  const language = useLanguage();
  const { path, alt } = picture ?? { path: '/og/home.png', alt: site.name };
  const tags = {
    type: 'website',
    site_name: site.name,
    title,
    description,
    url,
    locale: locales[language],
    'locale:alternate': locales[otherLanguage(language)],
    image: origin + path,
    'image:width': '1200',
    'image:height': '630',
    'image:alt': alt,
  };
  return (
    <>
      {Object.entries(tags).map(
        ([name, content]) => content && <meta key={name} property={`og:${name}`} content={content} />,
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
};

/** How many characters of a description search engines show. */
const room = 160;

/** Shortens a text longer than a description may be, at a word, with an ellipsis. */
export const shortened = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= room) return line;
  const cut = line.slice(0, room);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > room / 2 ? space : room - 1).replace(/[\s,.;:]+$/, '')}…`;
};
