import { MOST_NEW_DAMAGE, type Pin } from '#kernel/damage.ts';
import { type DamageDraft, newDamage } from '../../../damage/damage-draft.ts';
import { DamageFields } from '../../../damage/damage-fields.tsx';
import { useDamageText } from '../../../damage/use-damage-text.ts';
import { type DrawnPin, VehicleDrawing } from '../../../damage/vehicle-drawing.tsx';
import { useWords } from '../../../languages/use-words.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import type { HandOverKind } from '../booking.ts';
import { withNewDamage } from './fields.ts';
import type { KnownDamage } from './read-hand-over.ts';
import type { HandOver } from './use-hand-over.ts';

const ADD = 'add-damage';

/** What was added is there, and what was removed is gone, once the page was drawn. */
const focusOnceDrawn = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());

type Props = { handOver: HandOver; kind: HandOverKind; known: KnownDamage | null };

/** The drawing of the vehicle with its known damage, and what is new: pressed, the drawing has one more. */
export const LedgerPart = ({ handOver: { seen, fields, set, problemAt }, kind, known }: Props) => {
  const t = useWords('damageLedger', 'handOver');
  const ofOffice = useWords('damageLedger', 'office');
  const { bodyType } = seen.vehicle;
  const drafts = fields.newDamage;
  const open = known ?? [];
  const pins = usePins(open, drafts, { bodyType, kind });
  const isFull = drafts.length >= MOST_NEW_DAMAGE;
  const error = problemAt('newDamage');
  const add = (pin: Pin | null) => {
    if (isFull) return;
    set(withNewDamage([...drafts, newDamage(bodyType, pin)]));
    focusOnceDrawn(`new-damage-${drafts.length}-${pin ? 'kind' : 'place'}`);
  };
  const remove = (at: number) => {
    set(withNewDamage(drafts.filter((_, index) => index !== at)));
    // The next one, which has its number now; else the one before, else where another is added.
    const last = drafts.length - 2;
    focusOnceDrawn(last < 0 ? ADD : `new-damage-${Math.min(at, last)}`);
  };
  const change = (at: number, one: Partial<DamageDraft>) =>
    set({ newDamage: drafts.map((draft, index) => (index === at ? { ...draft, ...one } : draft)) });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="grid content-start justify-items-start gap-2">
        <VehicleDrawing bodyType={bodyType} pins={pins} onPress={add} />
        <Button id={ADD} size="sm" onClick={() => add(null)} disabled={isFull}>
          {ofOffice('byPlace')}
        </Button>
        <p className="text-xs text-muted">
          {ofOffice('addText')} {t(kind === 'pick-up' ? 'newAtPickUp' : 'newAtReturn')}
        </p>
        {isFull && <p className="text-xs text-muted">{t('most', { count: MOST_NEW_DAMAGE })}</p>}
      </div>
      <div className="grid content-start gap-4">
        <Known known={known} pins={pins} />
        {drafts
          .map((draft, at) => ({ draft, at, id: `new-damage-${at}` }))
          .map(({ draft, at, id }) => (
            <fieldset key={id} id={id} tabIndex={-1} className="rounded-md border border-line p-3 focus:outline-hidden">
              <legend className="px-1 text-sm font-medium">{t(`new.${kind}`, { number: open.length + at + 1 })}</legend>
              <DamageFields id={id} bodyType={bodyType} draft={draft} set={(one) => change(at, one)} />
              <Button size="sm" look="quiet" className="mt-2" onClick={() => remove(at)}>
                {t(`remove.${kind}`, { number: open.length + at + 1 })}
              </Button>
            </fieldset>
          ))}
        {error && <FieldError id="new-damage-error">{error}</FieldError>}
      </div>
    </div>
  );
};

const Known = ({ known, pins }: { known: KnownDamage | null; pins: readonly DrawnPin[] }) => {
  const t = useWords('damageLedger', 'handOver');
  if (!known) return <p className="text-sm text-danger">{t('failed')}</p>;
  if (known.length === 0) return <p className="text-sm text-muted">{t('noneKnown')}</p>;
  return (
    <div>
      <h3 className="mb-1 text-sm font-medium">{t('known')}</h3>
      <ol className="grid gap-1 text-sm">
        {known.map(({ id, note }, at) => (
          <li key={id} id={`damage-${id}`} tabIndex={-1} className="wrap-anywhere focus:bg-hover focus:outline-hidden">
            <span className="figures">{at + 1}.</span> {pins[at]?.name}
            {note && <span className="block text-xs text-muted">{note}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
};

/** The pins of known and new damage, numbered through. */
const usePins = (
  known: KnownDamage,
  drafts: readonly DamageDraft[],
  { bodyType, kind: handOver }: { bodyType: string; kind: HandOverKind },
): DrawnPin[] => {
  const t = useWords('damageLedger', 'handOver');
  const say = useDamageText(bodyType);
  const ofKnown = known.map((one, at) => ({
    leadsTo: `damage-${one.id}`,
    number: at + 1,
    pin: one.pin,
    name: say(one),
    look: 'known' as const,
  }));
  const ofNew = drafts.map((draft, at) => {
    const number = known.length + at + 1;
    const { place, kind, size } = draft;
    return {
      leadsTo: `new-damage-${at}`,
      number,
      pin: draft.pin,
      name: place && kind && size ? say({ place, kind, size }) : t(`new.${handOver}`, { number }),
      look: 'new' as const,
    };
  });
  return [...ofKnown, ...ofNew];
};
