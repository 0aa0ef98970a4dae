/** The calendar that chooses the days of a rental. */
export const bookingCalendar = {
  next: 'Day to choose',
  pickUp: 'Pick-up',
  return: 'Return',
  choose: 'Choose a day',
  refusal: {
    past: 'in the past',
    notToday: 'too soon to book online',
    tooFar: 'too far ahead to book online',
    booked: 'booked',
    maintenance: 'in maintenance',
    beforePickUp: 'before the pick-up',
    takenBetween: 'the vehicle is taken before that day',
    tooShort: 'too short a rental',
    tooLong: 'too long a rental to book online',
  },
};
