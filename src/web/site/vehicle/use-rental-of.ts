import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { newDraft, type Rental } from '../book/draft/draft.ts';
import { addressOf, rentalFrom } from '../book/flow.ts';
import { periodOf } from '../book/requests.ts';
import { useAvailability } from '../book/use-availability.ts';
import { useQuote } from '../quote/use-quote.ts';
import type { VehiclePage } from './read-vehicle-page.ts';

export type RentalOf = ReturnType<typeof useRentalOf>;

/** The asked rental of one vehicle, kept in the address, with its live quote and whether it is free. */
export const useRentalOf = ({ vehicle, quote: given }: VehiclePage) => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [fields, setFields] = useState<Rental>(() => rentalFrom(query));
  const period = periodOf(fields);
  const quote = useQuote(period && { vehicleId: vehicle.id, ...period }, given);
  const availability = useAvailability({ vehicleId: vehicle.id, period, isHeld: false });

  const address = addressOf(newDraft(vehicle.id, fields), 1);
  address.delete('vehicle');
  address.delete('step');
  const wanted = address.toString();
  const [shown, setShown] = useState(wanted);
  useEffect(() => {
    if (wanted === shown) return;
    setShown(wanted);
    navigate(`?${wanted}`, { replace: true, preventScrollReset: true });
  }, [wanted, shown, navigate]);

  const change = (part: Partial<Rental>) => setFields((before) => ({ ...before, ...part }));
  return { fields, change, quote, availability };
};
