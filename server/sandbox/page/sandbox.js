/** Sends the page's forms to the sandbox's calls, says how it went, and shows the new state. */
const status = document.getElementById('sb-status')
const kept = 'sandbox-status'

const say = (text, isError = false) => {
  status.textContent = text
  status.hidden = false
  status.classList.toggle('sb-bad', isError)
  status.focus()
}

const readers = {
  number: (text) => (text === '' ? undefined : Number(text)),
  nullable: (text) => (text === '' ? null : text),
  json: (text) => JSON.parse(text),
}

const bodyOf = (form) => {
  if (form.dataset.body) return JSON.parse(form.dataset.body)
  const fields = [...form.elements].filter((field) => field.name)
  const entries = fields.map((field) => {
    const read = readers[field.dataset.type] ?? ((text) => (text === '' ? undefined : text))
    return [field.name, read(field.value)]
  })
  return Object.fromEntries(entries)
}

const request = (form) => {
  if (form.dataset.delete) return fetch(form.dataset.delete, { method: 'DELETE' })
  const address = form.dataset.post.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(form.elements[name].value),
  )
  return fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(bodyOf(form)),
  })
}

const openScenario = ({ url, member }) => {
  const signIn = new URLSearchParams({ returnTo: url, login_hint: member ?? '' })
  location.assign(member ? `/session/sign-in?${signIn}` : url)
}

document.addEventListener('submit', async (event) => {
  const form = event.target
  if (form.method === 'post') return
  event.preventDefault()
  const button = form.querySelector('button')
  if (button.getAttribute('aria-disabled') === 'true') return
  button.setAttribute('aria-disabled', 'true')
  try {
    const response = await request(form)
    const answer = await response.json()
    if (!response.ok)
      throw new Error(answer.errors?.[0]?.detail ?? answer.title ?? `The host answered ${response.status}.`)
    if (form.dataset.then === 'open') return openScenario(answer)
    sessionStorage.setItem(kept, form.dataset.done)
    location.reload()
  } catch (error) {
    say(`That did not work: ${error.message}`, true)
  } finally {
    button.removeAttribute('aria-disabled')
  }
})

const before = sessionStorage.getItem(kept)
if (before) {
  sessionStorage.removeItem(kept)
  say(before)
}
