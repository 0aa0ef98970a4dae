import { runArrivals } from './instruments/arrivals.ts';
import { answerTasks } from './instruments/processes.ts';

// A separate process, so that sending requests does not use the server's CPU time.
answerTasks(runArrivals);
