import { cars, type ReviewText, small, withBoot, withTank } from './review-text.ts';

/** Invented review texts, shown as examples. */
export const englishTexts: readonly ReviewText[] = [
  {
    rating: 5,
    comment: 'Booked from the train, picked up the same evening. The total was the one I had seen, to the baht.',
  },
  { rating: 5, comment: 'I compared the cover options side by side and finally understood what the excess means.' },
  { rating: 4, comment: 'Good value. The office is easy to find, the parking in front of it less so.' },
  { rating: 5, comment: 'Came back twenty minutes late because of the rain, and nobody made a fuss about it.' },
  { rating: 5, comment: 'Third rental here. Same routine every time: photos of every scratch, sign, key, go.' },
  {
    rating: 4,
    comment: 'Everything as promised. Only the queue at the counter was longer than I hoped on a Friday evening.',
  },
  { rating: 5, comment: 'No upselling at the desk. They asked once about more cover, I said no, and that was it.' },
  { rating: 5, comment: 'The security deposit was released before I had unpacked at home.' },
  { rating: 5, comment: 'Clean, quiet, and exactly the car in the picture. The desk took eight minutes.', fits: cars },
  {
    rating: 5,
    comment: 'Four days of Bangkok traffic and the air conditioning never gave up. That is all I ask.',
    fits: cars,
  },
  { rating: 4, comment: 'Comfortable for four adults. A second USB socket in the back would help.', fits: cars },
  {
    rating: 5,
    comment:
      'The child seat was fitted when we arrived, and fitted properly. After a night flight that is worth a lot.',
    fits: cars,
  },
  { rating: 4, comment: 'An honest car with some scratches, all of them on the sheet before I signed.', fits: cars },
  {
    rating: 5,
    comment: 'Drove to Khao Yai and back on one tank. Giving it back took less time than finding the petrol station.',
    fits: withTank,
  },
  {
    rating: 5,
    comment: 'Ayutthaya, Sukhothai, Chiang Mai: we crossed half the country and it asked for nothing but fuel.',
    fits: withTank,
  },
  {
    rating: 5,
    comment: 'Small enough for the sois around our hotel, and it still swallowed two suitcases.',
    fits: small,
  },
  {
    rating: 4,
    comment: 'Not fast uphill with three people in it, but so easy to park that I forgave it everything.',
    fits: small,
  },
  {
    rating: 5,
    comment: 'Smooth on the expressway to Pattaya, and the boot took three cases without a discussion.',
    fits: withBoot,
  },
  {
    rating: 5,
    comment: 'Took it up the mountain roads of Nan with the whole family. Strong brakes, a good view, no worries.',
    fits: ['suv', 'pick-up'],
  },
  {
    rating: 5,
    comment:
      'Three generations in one van for a week, and everybody still talks to each other. Plenty of room for the bags.',
    fits: ['van'],
  },
  {
    rating: 5,
    comment: 'Moved a whole flat in two runs. Clean bed, good tie-downs, fair price.',
    fits: ['pick-up'],
  },
  {
    rating: 5,
    comment: 'My first electric car. They showed me how to charge at the desk, and range was never a topic.',
    fits: ['electric'],
  },
  {
    rating: 4,
    comment: 'Silent and quick. Plan your charging on the way to Hua Hin, the popular stops are busy at noon.',
    fits: ['electric'],
  },
  {
    rating: 5,
    comment: 'Rented it for my parents’ anniversary. It came polished, and it drove like a sofa with manners.',
    fits: ['luxury'],
  },
  {
    rating: 5,
    comment: 'Two helmets in the right sizes and a full tank. The best way to get around town.',
    fits: ['scooter'],
  },
  {
    rating: 4,
    comment:
      'Pulls well with two people. The seat gets hard after an hour, but who rides longer than that in the city?',
    fits: ['scooter'],
  },
];
