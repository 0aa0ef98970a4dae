import { Link } from 'react-router';
import { useWords } from '../../../../languages/use-words.ts';
import { useSite } from '../../../../shell/use-site.ts';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { useRefundWords } from '../../frame/wizard-words.ts';
import { useCurrentBooking } from '../../state/wizard-context.ts';
import { fieldIds } from './use-order.ts';

type Props = { checked: boolean; onChange: (checked: boolean) => void; error: string | undefined };

/** Required before paying. The terms open in a new tab, so that the card fields keep their values. */
export const TermsCheckbox = ({ checked, onChange, error }: Props) => {
  const t = useWords('payment');
  const { pages } = useSite();
  const refundWords = useRefundWords();
  const { booking } = useCurrentBooking();
  return (
    <div className="mt-6">
      <Checkbox
        id={fieldIds.terms}
        checked={checked}
        error={error}
        onChange={(event) => onChange(event.currentTarget.checked)}
        label={
          <>
            {t('accept')}
            {pages.includes('terms') ? (
              <Link to="/terms" target="_blank" className="text-link underline">
                {t('terms')}
              </Link>
            ) : (
              t('terms')
            )}
            {t('acceptPolicy')}
            {refundWords(booking)}
          </>
        }
      />
    </div>
  );
};
