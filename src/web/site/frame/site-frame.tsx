import type { ReactNode } from 'react';
import { ChatButton } from './chat-button.tsx';
import type { Handle } from './handle.ts';
import type { Site } from './site.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

type Props = Pick<Handle, 'header' | 'footer'> & { site: Site | undefined; children: ReactNode };

/** The page between header and footer. The content is the target of the skip link and of a route change. */
export const SiteFrame = ({ site, header = 'plain', footer = 'full', children }: Props) => (
  <div className="relative flex min-h-dvh flex-col">
    {header !== 'none' && <SiteHeader site={site} onGround={header === 'ground'} />}
    <main id="content" tabIndex={-1} className="flex-1">
      {children}
    </main>
    {site && <ChatButton ways={site.chat} />}
    {footer === 'full' && site && <SiteFooter site={site} />}
  </div>
);
