/** So many journeys go on side by side, each in a worker with a product of its own: two cores. */
export const workers = 2;

/** Which of the products this process starts, or has its journeys in; whoever starts the workers counts them. */
const index = Number(process.env.TEST_PARALLEL_INDEX ?? 0);

export const port = 3210 + 10 * index;
export const sandboxPort = port + 1;
export const origin = `http://localhost:${port}`;
export const sandbox = `http://localhost:${sandboxPort}`;

/** The name of the folder with its data. */
export const dataFolder = `journeys-data-${index}`;
