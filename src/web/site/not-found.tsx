import { data } from 'react-router';
import { NotFoundPage } from './not-found-page.tsx';

/** Any unknown address: the page says so where it was asked for, and the status is a real 404. */
export const loader = () => data(null, { status: 404 });

export default NotFoundPage;
