import { runLoad } from './instruments/load.ts';
import { answerTasks } from './instruments/processes.ts';

// A process of its own that sends requests: what it costs is no part of a server's time.
answerTasks(runLoad);
