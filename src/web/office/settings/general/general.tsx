import { Hours } from './hours.tsx';
import { Identity } from './identity.tsx';
import { Place } from './place.tsx';
import { Regional } from './regional.tsx';
import { Social } from './social.tsx';

/** `/admin/settings/general`: who the business is and how it is reached. */
const General = () => (
  <>
    <Identity />
    <Regional />
    <Place />
    <Social />
    <Hours />
  </>
);
export default General;
