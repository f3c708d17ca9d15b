/** The window's title: whether it is one's turn on the page, at how many tables it is, and what the screen says. */

export const heading = $state({ turn: "", mark: "", text: "" });
