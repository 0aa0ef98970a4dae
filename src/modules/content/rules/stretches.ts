/** Days that follow each other with the same hours, as one line: the first day and the last. */
export type Stretch<Day> = Readonly<{ from: Day; until: Day; hours: string }>;

export const stretchesOf = <Day>(week: readonly Readonly<{ day: Day; hours: string }>[]): Stretch<Day>[] => {
  const isFirst = (index: number) => week[index - 1]?.hours !== week[index]?.hours;
  return week.flatMap(({ day, hours }, index) => {
    if (!isFirst(index)) return [];
    const length = week.slice(index + 1).findIndex((_, after) => isFirst(index + 1 + after));
    const last = length === -1 ? week.at(-1) : week[index + length];
    return [{ from: day, until: last?.day ?? day, hours }];
  });
};
