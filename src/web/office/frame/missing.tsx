import { data } from 'react-router';
import { MissingScreen } from './missing-screen.tsx';

/** Any unknown address of the office: said where it was asked for, with a real 404. */
export const loader = () => data(null, { status: 404 });

export default MissingScreen;
