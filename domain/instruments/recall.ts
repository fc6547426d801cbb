/** Both questionnaires ask about the last two weeks. An earlier retake is never blocked. */
export const recallDays = 14;
