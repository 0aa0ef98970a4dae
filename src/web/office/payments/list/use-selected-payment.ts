import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isId } from '#kernel/is-id.ts';
import { selectedPaymentKey } from '../../bookings/payment-link.ts';
import { paymentsPath } from './payments-address.ts';

/**
 * The payment that somebody came for from a booking, by the state of the navigation or what the session keeps: the list
 * is asked for around it, without filters (document 2, section 2).
 */
export const useSelectedPayment = (): void => {
  const { state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const kept = sessionStorage.getItem(selectedPaymentKey);
    sessionStorage.removeItem(selectedPaymentKey);
    const id: unknown = Object(state)[selectedPaymentKey] ?? kept;
    if (!isId(id)) return;
    void navigate(paymentsPath({ around: id }), { replace: true, preventScrollReset: true });
  }, [state, navigate]);
};
