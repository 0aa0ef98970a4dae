/** What covers are compared by, in the booking and on the page about insurance. */
export const covers = {
  heading: 'Covers compared',
  youPay: 'You pay at most',
  none: 'No cover',
  noLimit: 'No limit',
  carNotCovered: 'Not covered',
  wholeRepair: 'the whole repair',
  upTo: 'Covers up to {{limit}}',
  byLaw: 'Injuries to other people are insured by law, whichever you choose.',
  covered: 'covered',
  not: 'not covered',
  risks: {
    collision: 'Damage to the vehicle',
    fire: 'Fire and flood',
    theft: 'Theft of the vehicle',
    glass: 'Glass',
    people: 'Injuries in the vehicle',
    belongings: 'Your belongings',
  },
} as const;
