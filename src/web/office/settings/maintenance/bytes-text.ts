const KB = 1024;
const units = ['B', 'KB', 'MB', 'GB'];

/** Formats a number of bytes: `84.2 MB`. */
export const bytesText = (bytes: number): string => {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(KB)));
  const size = bytes / KB ** step;
  return `${step === 0 || size >= 100 ? Math.round(size) : size.toFixed(1)} ${units[step]}`;
};
