import { useLocation } from 'react-router';
import { languageIn } from '../languages/language-in-address.ts';
import { canonicalOf, versionsOf } from './addresses.ts';
import { SharedAs, type SharedPicture } from './shared-as.tsx';
import { shortened } from './shortened.ts';
import { useRootIfAny } from './use-site.ts';

type Props = {
  /** Without the site's name, which is added. */
  title: string;
  /** At most 160 characters of it are shown. */
  description?: string;
  /** Where the page stands, with the parameters that make it another page; its own path without any unless told. */
  path?: string;
  /** False: search engines leave the page out, and follow its links. Then it has an address of its own only if told. */
  isIndexed?: boolean;
  /** What goes with the page where it is shared; the site's picture unless told. */
  picture?: SharedPicture;
};

/** What the head of a page says to browsers, search engines, and whoever shows a link to it. React puts it there. */
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
