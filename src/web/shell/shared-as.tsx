import { otherLanguage } from '../languages/language.ts';
import { useLanguage } from '../languages/use-language.ts';
import type { RootFacts } from './use-site.ts';

/** Of 1200 x 630 pixels, by its path. */
export type SharedPicture = Readonly<{ path: string /** What it shows, in words. */; alt: string }>;

type Props = { title: string; description: string; url: string; picture: SharedPicture | undefined; root: RootFacts };

const locales = { en: 'en_US', th: 'th_TH' } as const;

/** How a link to the page looks in chats and social networks (Open Graph; X reads the same and asks for the card). */
export const SharedAs = ({ title, description, url, picture, root: { origin, site } }: Props) => {
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
