import { data } from 'react-router';
import { NotFoundPage } from './not-found-page.tsx';

/** Any unknown address: shows the page at the requested address with status 404. */
export const loader = () => data(null, { status: 404 });

export default NotFoundPage;
