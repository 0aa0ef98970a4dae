import { useWords } from '../../../../languages/use-words.ts';
import { Icon } from '../../../../ui/icons.tsx';
import { groupInFours } from './card.ts';

/** Says that the provider's sandbox takes the payments, and lists its test cards. */
export const SandboxCards = () => {
  const t = useWords('payment');
  return (
    <details className="mt-5 rounded-md bg-warning-soft px-4 py-3.5 text-sm leading-body">
      <summary className="flex items-start gap-3">
        <Icon name="alert" className="mt-px text-warning" />
        <span className="min-w-0 flex-1">
          <b className="block font-semibold">{t('testTitle')}</b>
          {t('testText')}
        </span>
        <span className="font-medium underline">{t('testCards')}</span>
      </summary>
      <dl className="mt-3 grid gap-1 pl-8 sm:grid-cols-[auto_1fr] sm:gap-x-5">
        {testCards.map(([number, outcome]) => (
          <div key={number} className="contents">
            <dt className="font-medium figures">{groupInFours(number)}</dt>
            <dd className="max-sm:mb-1.5">{t(`testCard.${outcome}`)}</dd>
          </div>
        ))}
        <div className="contents">
          <dt className="font-medium">{t('testCard.anyPaying')}</dt>
          <dd>{t('testCard.challenge')}</dd>
        </div>
      </dl>
      <p className="mt-2 pl-8 text-muted">{t('testNote')}</p>
    </details>
  );
};

/** The provider's published test numbers, each with its effect; README.md lists the same. */
export const testCards = [
  ['4242424242424242', 'success'],
  ['378282246310005', 'amex'],
  ['4111111111140011', 'insufficient'],
  ['4111111111130012', 'stolen'],
  ['4111111111190016', 'fraud'],
  ['4111111111160001', 'code'],
] as const;
