import { blockNames, valueNames } from '#kernel/placeholder-names.ts';
import { type CoverTerms, readCoverTerms } from '#modules/extras/index.ts';
import { type DepositTerms, hoursToday, type Location, readDepositTerms, readLocations } from '#modules/fleet/index.ts';
import { readSettings, type Settings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { valuesOf } from './values.ts';

/** The current data of the business that fills the placeholders of its texts. */
export type ContentFigures = Readonly<{
  settings: Settings;
  deposits: readonly DepositTerms[];
  covers: readonly CoverTerms[];
  places: readonly Readonly<{ place: Location; hours: string }>[];
}>;

export const readContentFigures = async ({ tx, now }: Pick<Context, 'tx' | 'now'>): Promise<ContentFigures> => {
  // Queried one after the other: a preview runs in a transaction, which has one connection.
  const settings = await readSettings(tx);
  const deposits = await readDepositTerms(tx);
  const locations = await readLocations(tx);
  const covers = await readCoverTerms(
    tx,
    deposits.map(({ id }) => id),
  );
  const { businessHours } = settings.general;
  const places = locations.map((place) => ({ place, hours: hoursToday(place, businessHours, now) }));
  return { settings, deposits, covers, places };
};

/** All placeholders that a text may use, each value with its current text. */
export const readPlaceholders = async ({ tx }: Context) => {
  const settings = await readSettings(tx);
  const [english, thai] = [valuesOf(settings, 'en'), valuesOf(settings, 'th')];
  return {
    values: valueNames.map((name) => ({ name, value: { en: english[name].text, th: thai[name].text } })),
    blocks: [...blockNames],
  };
};
