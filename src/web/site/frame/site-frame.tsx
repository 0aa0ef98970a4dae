import { lazy, type ReactNode, Suspense } from 'react';
import type { Handle } from '../../shell/handle.ts';
import type { Site } from '../../shell/site.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** Loaded on demand, because few businesses use chat. */
const ChatButton = lazy(() => import('./chat-button.tsx'));

type Props = Pick<Handle, 'header' | 'footer'> & { site: Site | undefined; children: ReactNode };

/** The page between header and footer. The content is the target of the skip link and takes the focus on navigation. */
export const SiteFrame = ({ site, header = 'plain', footer = 'full', children }: Props) => (
  <div data-site className="relative flex min-h-dvh flex-col">
    {header !== 'none' && <SiteHeader site={site} onGround={header === 'ground'} />}
    <main id="content" tabIndex={-1} className="flex-1">
      {children}
    </main>
    {site && site.chat.length > 0 && (
      <Suspense>
        <ChatButton apps={site.chat} />
      </Suspense>
    )}
    {footer === 'full' && site && <SiteFooter site={site} />}
  </div>
);
