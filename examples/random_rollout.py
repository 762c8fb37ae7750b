"""Play a game of Endless Winter at random in a PettingZoo environment, and look at what an agent sees."""

from trilith.envs import endless_winter_v0

env = endless_winter_v0.env(players=3, reward="rank", ice_finds=1)
env.reset(seed=1)
got = dict.fromkeys(env.agents, 0.0)
decisions = 0
for agent in env.agent_iter():
    seen, reward, terminated, truncated, info = env.last()
    got[agent] += reward
    if terminated or truncated:
        env.step(None)
        continue
    env.step(env.action_space(agent).sample(seen["action_mask"]))
    decisions += 1

names = env.unwrapped.feature_names
print(f"{decisions} decisions; each saw {len(names)} numbers, from “{names[0]}” to “{names[-1]}”.")
print(", ".join(f"{agent} {reward:+.0f}" for agent, reward in got.items()))
