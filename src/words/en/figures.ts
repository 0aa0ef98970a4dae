/** The texts that replace placeholders in content pages. */
export const figures = {
  /** Used in sentences such as “call …” and “write to …” where the business has no number or address. */
  unset: 'our office',
  noLine: 'not yet',
  /** In place of a list of numbers and addresses while there are none. */
  reach: 'Write to us on the contact page',
  /** Where the address of the business stands, while it has none. */
  city: 'Bangkok',
  /** In place of a table or list, while the business has nothing to show in it. */
  nothing: {
    refundTable: 'The booking says what you get back before you cancel.',
    depositTable: 'The booking says the security deposit and the minimum age for your vehicle.',
    coverTable: 'No package is on offer at the moment.',
    hoursTable: 'Please ask us for the hours before you come.',
    pickUpPoints: 'No pick-up location is open for bookings yet.',
  },
  soon: 'a few business days',
  refund: {
    full: 'Full refund',
    fullWhen: 'more than {{hours}} hours before pick-up',
    half: 'Half',
    halfWhen: '{{least}} to {{most}} hours before pick-up',
    none: 'No refund',
    noneWhen: 'less than {{hours}} hours before pick-up',
  },
  deposit: { category: 'Category', amount: 'Security deposit', age: 'Minimum driver age', years: '{{age}}' },
  cover: {
    name: 'Cover',
    daily: 'A day',
    excess: 'You pay at most',
    paid: 'Paid',
    nothing: 'nothing',
    notForTheCar: 'vehicle not covered',
    online: 'online',
    pickup: 'at pick-up',
    both: 'online or at pick-up',
  },
  hours: {
    place: 'Location',
    open: 'Open',
    office: 'Main office, {{days}}',
    suvarnabhumi: 'Suvarnabhumi Airport',
    donMueang: 'Don Mueang Airport',
    stretch: '{{from}} to {{until}}',
    always: 'Open 24 hours',
    closed: 'Closed',
  },
  weekdays: {
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  },
  place: { today: 'Open today {{hours}}', closed: 'Closed today', map: 'Directions', vehicles: 'Vehicles here' },
} as const;
