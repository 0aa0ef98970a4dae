import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { claimKinds } from '#kernel/claim-kinds.ts';
import { api } from '../../../api/browser.ts';
import { newDamage, sentDamage } from '../../../damage/damage-draft.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { numberIn, typedNumber } from '../../form/typed-number.ts';
import { useAttemptKey } from '../../form/use-attempt-key.ts';
import { useForm } from '../../form/use-form.ts';
import type { Booking } from '../booking.ts';
import type { Deposit } from '../security-deposit/deposits.ts';
import { type BroughtDamage, ClaimDamage, NEW } from './claim-damage.tsx';
import { ClaimPhotos } from './claim-photos.tsx';
import { type Claim, onlyUnclaimed } from './claims.ts';
import { LostItem } from './lost-item.tsx';
import { type Draft, isAsProposed, ofKind, proposalQuery, proposedFields } from './proposal-query.ts';
import { ProposalText } from './proposal-text.tsx';
import { type Proposal, useProposal } from './use-proposal.ts';

type Props = {
  booking: Booking;
  claims: readonly Claim[];
  /** The deposit that is with the business. */
  deposit: Deposit | undefined;
  onClose: () => void;
};

/** Makes a claim and sends it to the customer. */
export const MakeClaim = ({ booking, claims, deposit, onClose }: Props) => {
  const t = useWords('bookings', 'claims');
  const kindOf = useWords('claims', 'kind');
  const baht = useBaht();
  const { key, renew, renewAfter } = useAttemptKey();
  const { bodyType } = booking.vehicle;
  const begin: Draft = {
    ...{ kind: '', amount: '', isTaxed: false, text: '', photos: [] },
    ...{ damageId: '', newDamage: newDamage(bodyType, null), item: '' },
  };
  const form = useForm({ name: 'claim', begin, labelOf: (field) => t(field), notSaved: t('notSent') });
  const { draft, set, text, toggle } = form;
  const brought = useBrought(booking.id, draft.kind === 'damage');
  useOnlyDamage(brought, claims, draft.damageId === '' && draft.kind === 'damage', (damageId) => set({ damageId }));
  const proposal = useProposal(booking.id, proposalQuery(draft, brought.damage ?? []));
  const [isOwnAmount, setOwnAmount] = useState(false);
  useProposed(proposal, (now) => set(proposedFields(now, isOwnAmount)));
  const save = async () => {
    const { kind, damageId, item: _item, newDamage: seen, ...rest } = draft;
    const isNew = kind === 'damage' && damageId === NEW;
    const body = {
      ...rest,
      kind: kind as Claim['kind'],
      amount: typedNumber(draft.amount),
      photos: [...draft.photos],
      ...(kind === 'damage' && damageId && !isNew && { damageId }),
      ...(isNew && { newDamage: sentDamage(seen) }),
    };
    const done = await form.send(
      'POST /admin/bookings/:id/claims',
      { params: { id: booking.id }, body, headers: { 'Idempotency-Key': key } },
      {
        done: t(booking.customerEmail === '' ? 'madeUntold' : 'sent', { amount: baht(numberIn(draft.amount)) }),
        failed: renewAfter,
      },
    );
    if (done) onClose();
  };
  const amount = text('amount');
  useTypedOver(amount.id, isOwnAmount ? null : draft.amount);
  return (
    <FormDialog form={{ ...form, save }} title={t('make')} submit={t('send')} busy={t('sending')} onClose={onClose}>
      <div onChange={renew} className="grid gap-4">
        <SelectField {...text('kind')} onChange={({ currentTarget: { value } }) => set(ofKind(value, isOwnAmount))}>
          <option value="">{t('choose')}</option>
          {claimKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindOf(kind)}
            </option>
          ))}
        </SelectField>
        {draft.kind === 'damage' && (
          <ClaimDamage
            bodyType={bodyType}
            brought={brought}
            claims={claims}
            chosen={draft.damageId}
            draft={draft.newDamage}
            onChoose={(damageId) => set({ damageId })}
            set={(change) => set({ newDamage: { ...draft.newDamage, ...change } })}
            errorOf={form.errorOf}
          />
        )}
        {draft.kind === 'lost' && <LostItem chosen={draft.item} onChoose={(item) => set({ item })} />}
        <TextField
          {...amount}
          inputMode="decimal"
          hint={proposal && isAsProposed(proposal, draft.amount) && <ProposalText proposal={proposal} />}
          onChange={(event) => {
            setOwnAmount(event.currentTarget.value.trim() !== '');
            amount.onChange(event);
          }}
        />
        <TextArea {...text('text')} rows={3} maxLength={500} hint={t('textHint')} />
        <Switch {...toggle('isTaxed')} hint={t('taxedHint')} />
        <ClaimPhotos
          booking={booking}
          chosen={draft.photos}
          error={form.errorOf('photos')}
          onChoose={(photos) => set({ photos })}
        />
        <div className="grid gap-1 rounded-md bg-sunken px-4 py-3 text-xs">
          {proposal && <p>{t('answerHours', { count: proposal.answerHours })}</p>}
          <p>
            {deposit
              ? t(deposit.card ? 'depositHeld' : 'depositLeft', { amount: baht(deposit.amount) })
              : t('noDeposit')}
          </p>
        </div>
      </div>
    </FormDialog>
  );
};

/** What the rental brought, once damage is claimed; null until it is known. */
const useBrought = (id: string, isDamage: boolean): BroughtDamage => {
  const { answer, retry } = useLatest(isDamage ? id : null, (signal) =>
    api.call('GET /bookings/:id/damage', { params: { id }, signal }),
  );
  return { damage: answer?.success ? answer.data.atReturn : null, isFailed: answer?.success === false, retry };
};

/** Chooses the damage that the rental brought, where it is one alone and not claimed yet; once, so that it can be left. */
const useOnlyDamage = (
  { damage }: BroughtDamage,
  claims: readonly Claim[],
  isOpen: boolean,
  choose: (damageId: string) => void,
) => {
  const only = damage ? onlyUnclaimed(damage, claims) : null;
  const take = useEffectEvent((id: string) => {
    if (isOpen) choose(id);
  });
  useEffect(() => {
    if (only) take(only);
  }, [only]);
};

/** Takes over each proposal once, as it comes and as it goes: at once, or it would follow what is typed meanwhile. */
const useProposed = (proposal: Proposal | null, take: (proposal: Proposal | null) => void) => {
  const takeOver = useEffectEvent(take);
  useLayoutEffect(() => takeOver(proposal), [proposal]);
};

/** Selects a proposal that comes while somebody is in its field: what they type is in its place, not after it. */
const useTypedOver = (id: string, proposed: string | null) =>
  useLayoutEffect(() => {
    const field = document.activeElement;
    if (proposed && field instanceof HTMLInputElement && field.id === id) field.select();
  }, [id, proposed]);
