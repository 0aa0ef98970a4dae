import type { MessageText } from './message-text.ts';

export const englishMessages: readonly MessageText[] = [
  {
    hoursAgo: 3,
    language: 'en',
    from: 'coming',
    state: 'new',
    subject: () => 'Child seat for a two-year-old',
    message: ({ reference, pickUpDay }) =>
      `Hello,\n\nour booking is ${reference}, pick-up on ${pickUpDay}. Can you add a child seat for our daughter? She is two years old and weighs 13 kg. Should it face forward or backward?\n\nThank you!`,
  },
  {
    hoursAgo: 20,
    language: 'en',
    from: 'out',
    state: 'new',
    subject: ({ reference }) => `Two more days, ${reference}`,
    message: ({ vehicle, returnDay }) =>
      `Hi, we have the ${vehicle} until ${returnDay} and like it a lot. Is it possible to keep it two days longer? If somebody else has it by then, another car is fine too. What would it cost?`,
  },
  {
    hoursAgo: 41,
    language: 'en',
    from: 'coming',
    state: 'read',
    isAtAirport: true,
    subject: () => 'Flight lands at 23:40',
    message: ({ reference, place }) =>
      `Good evening. I booked for ${place} (${reference}), but my airline changed the flight and we now land at 23:40. Is anybody at the counter at that time, or shall we come in the morning?`,
  },
  {
    hoursAgo: 75,
    language: 'en',
    from: 'coming',
    hours: 3,
    subject: () => 'Second driver',
    message: ({ vehicle }) =>
      `My partner would like to drive the ${vehicle} as well. Is an international driving permit needed, and do we pay for a second driver by the day?`,
    reply: ({ firstName }) =>
      `Dear ${firstName},\n\nyour partner is welcome to. Every driver needs a national licence and, where that is not in English or Thai, an international driving permit. Bring both to the counter, please. An additional driver is charged for each day; you can add one yourself under "Find your booking", or we do it at the pick-up.`,
  },
  {
    hoursAgo: 122,
    language: 'en',
    from: 'over',
    hours: 5,
    subject: () => 'Sunglasses left in the car',
    message: ({ vehicle, returnDay }) =>
      `Hello, I returned the ${vehicle} on ${returnDay} and think my sunglasses are still in the door on the driver's side, in a brown case. Did you find them?`,
    reply: ({ firstName }) =>
      `Hello ${firstName},\n\nthey were just there. We keep them at the main office in Sathorn for three months. If you are not in Bangkok any more, send us an address and we post them to you.`,
  },
  {
    hoursAgo: 200,
    language: 'en',
    from: 'coming',
    hours: 2,
    subject: () => 'Tolls on the way to Hua Hin',
    message: () =>
      'Hi there, does the car have an Easy Pass for the motorways, or do we pay the tolls in cash? We drive to Hua Hin and back.',
    reply: ({ firstName }) =>
      `Dear ${firstName},\n\nboth are possible. Booths take cash, and an Easy Pass tag is one of our add-ons: you take it with you at the pick-up and pay at the return for what you used. For Hua Hin it saves most of the queues out of the city.`,
  },
  {
    hoursAgo: 290,
    language: 'en',
    from: 'coming',
    hours: 7,
    isAtAirport: true,
    subject: ({ reference }) => `Return at another place (${reference})`,
    message: ({ place, returnDay }) =>
      `We pick up at ${place}, but on ${returnDay} our hotel is near the river. May we bring the car to Sathorn instead, and what does that cost?`,
    reply: ({ firstName }) =>
      `Dear ${firstName},\n\nyes, with pleasure, and it costs nothing more within Bangkok. Change the place of return in your booking, so that somebody waits for you there. The office in Sathorn closes at 18:00 on weekdays.`,
  },
  {
    hoursAgo: 400,
    language: 'en',
    from: 'over',
    hours: 20,
    subject: () => 'Receipt for my company',
    message: ({ reference }) =>
      `Hello, could I have a receipt for ${reference} that names my employer and its tax number? The one in the email has only my own name. I can send the details.`,
    reply: ({ firstName }) =>
      `Hello ${firstName},\n\nof course. Please send us the name as registered, the address and the tax number, and we issue a full tax invoice in place of the first one.`,
  },
  {
    hoursAgo: 520,
    language: 'en',
    from: 'coming',
    state: 'read',
    subject: () => 'Across the border',
    message: ({ vehicle }) =>
      `We think about a day trip to Laos with the ${vehicle}. Are we allowed to cross the bridge at Nong Khai with it?`,
  },
];
