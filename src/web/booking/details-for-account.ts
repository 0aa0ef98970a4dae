type Details = Readonly<{ firstName: string; lastName: string; email: string; phone: string }>;

/** In memory alone: what one person typed is for this page's next moment, not for who opens the tab later. */
let given: Details | null = null;

/** Hands a booking's customer to the form of a new account. */
export const giveDetails = (details: Details): void => {
  given = details;
};

/** What was handed over, once. */
export const takeDetails = (): Details | null => {
  const taken = given;
  given = null;
  return taken;
};
