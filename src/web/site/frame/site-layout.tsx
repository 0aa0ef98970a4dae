import { Outlet, useMatches } from 'react-router';
import { readHandle } from '../../shell/handle.ts';
import { useSite } from '../../shell/use-site.ts';
import { SiteFrame } from './site-frame.tsx';

/** Header, page and footer of every public page. A page chooses its header with `handle`. */
const SiteLayout = () => {
  const { header, footer } = readHandle(useMatches().at(-1)?.handle);
  return (
    <SiteFrame site={useSite()} header={header} footer={footer}>
      <Outlet />
    </SiteFrame>
  );
};
export default SiteLayout;
