import { data } from 'react-router';
import { MissingScreen } from './missing-screen.tsx';

/** Any unknown office address: responds with 404, inside the office's frame. */
export const loader = () => data(null, { status: 404 });

export default MissingScreen;
