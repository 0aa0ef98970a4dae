import { api } from '../../api/browser.ts';
import { CopyButton } from '../../ui/copy-button.tsx';

type Props = { id: string; label: string; isShort?: boolean };

/** Copies the current data of a payment to the clipboard, as JSON. */
export const CopyPayment = ({ id, label, isShort = false }: Props) => {
  const read = async () => {
    const payment = await api.call('GET /admin/payments/:id', { params: { id } });
    return payment.success ? JSON.stringify(payment.data, null, 2) : null;
  };
  return <CopyButton text={read} label={label} isShort={isShort} />;
};
