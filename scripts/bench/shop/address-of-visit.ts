/** Calls of one address are limited: every visit comes from one of its own. */
export const addressOfVisit = (() => {
  let visits = 0
  return () => {
    visits += 1
    return { 'X-Forwarded-For': `10.250.${Math.floor(visits / 250) % 250}.${(visits % 250) + 1}` }
  }
})()
