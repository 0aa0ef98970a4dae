import { useState } from 'react';

/** Why the last attempt failed, for the field that it is about, until this is edited. */
export const useOpenReason = <Reason extends string>(trouble: Readonly<{ reason: Reason }> | null) => {
  const [seen, setSeen] = useState(trouble);
  const [reason, setReason] = useState(trouble?.reason);
  if (seen !== trouble) {
    setSeen(trouble);
    setReason(trouble?.reason);
  }
  return { reason, settle: () => setReason(undefined) };
};
