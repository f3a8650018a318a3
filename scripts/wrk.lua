-- Asks for every address of a list in turn; each thread begins at a place of its own.
local requests = {}
local at = 0
local threads = 0

function setup(thread)
  thread:set("place", threads)
  threads = threads + 1
end

function init(args)
  for path in io.lines(args[1]) do
    requests[#requests + 1] = wrk.format("GET", path, { ["Accept-Encoding"] = args[2] })
  end
  at = place * math.floor(#requests / 2)
end

function request()
  at = at % #requests + 1
  return requests[at]
end

function done(summary, latency)
  local errors = summary.errors
  print(string.format("RESULT %d %d %d %d %d",
    summary.requests, summary.duration, summary.bytes,
    errors.status + errors.connect + errors.read + errors.write + errors.timeout,
    latency:percentile(99)))
end
